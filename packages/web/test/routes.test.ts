import { expect, test } from 'vitest';
import { routeOf } from '../src/app/routes.ts';

test.for([
  ['/', { screen: 'home' }],
  ['/new/sagrada', { screen: 'setup', game: 'sagrada' }],
  ['/game/1234', { screen: 'game', id: '1234' }],
  ['/settings/', { screen: 'settings' }],
  ['/game', { screen: 'home' }],
  ['/nowhere/at/all', { screen: 'home' }],
] as const)('%s', ([path, route]) => {
  expect(routeOf(path)).toEqual(route);
});
