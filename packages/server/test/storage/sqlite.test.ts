import { testStorage } from './contract.ts';
import { sqliteSite } from './sqlite-site.ts';

testStorage('SQLite', sqliteSite);
