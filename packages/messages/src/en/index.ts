import type { AllTexts } from '../texts.ts';
import { cli } from './cli.ts';
import { client } from './client.ts';
import { server } from './server.ts';

export const en: AllTexts = { ...client, cli, server };
