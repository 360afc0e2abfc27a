import { testStorage } from './contract.ts';
import { postgresSite } from './postgres-site.ts';

testStorage('PostgreSQL', postgresSite);
