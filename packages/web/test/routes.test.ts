import { expect, test } from 'vitest';
import { routeOf } from '../src/base/routes.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';

installGames(GAMES);

test.for([
  ['/', { screen: 'home', of: '' }],
  ['/new/sagrada', { screen: 'new', of: 'sagrada' }],
  ['/game/1234', { screen: 'game', of: '1234' }],
  ['/settings/', { screen: 'settings', of: '' }],
  ['/guide', { screen: 'guide', of: '' }],
  ['/rules/sagrada', { screen: 'rules', of: 'sagrada' }],
  ['/rules/sagrada/summary', { screen: 'summary', of: 'sagrada' }],
  ['/replay/1234', { screen: 'replay', of: '1234' }],
  ['/replay/1234/verify', { screen: 'replay', of: '1234' }],
  ['/open/verify', { screen: 'open', of: 'verify' }],
  ['/strips', { screen: 'strips', of: '' }],
  ['/game', { screen: 'home', of: '' }],
  ['/nowhere/at/all', { screen: 'home', of: '' }],
] as const)('%s', ([path, route]) => {
  expect(routeOf(path)).toEqual(route);
});
