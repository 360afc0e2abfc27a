import { expect, test } from 'vitest';
import { routeOf } from '../src/app/routes.ts';

test.for([
  ['/', { screen: 'home', of: '' }],
  ['/new/sagrada', { screen: 'new', of: 'sagrada' }],
  ['/game/1234', { screen: 'game', of: '1234' }],
  ['/settings/', { screen: 'settings', of: '' }],
  ['/rules/sagrada', { screen: 'rules', of: 'sagrada' }],
  ['/rules/sagrada/summary', { screen: 'summary', of: 'sagrada' }],
  ['/game', { screen: 'home', of: '' }],
  ['/nowhere/at/all', { screen: 'home', of: '' }],
] as const)('%s', ([path, route]) => {
  expect(routeOf(path)).toEqual(route);
});
