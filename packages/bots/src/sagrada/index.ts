export { sagradaBots } from './bots.ts';
export {
  explain as explainSagrada,
  type TermName as SagradaTerm,
  type TermValue as SagradaTermValue,
} from './evaluation.ts';
