import { ZenEngine } from '@gorules/zen-engine';

const engine = new ZenEngine();

/**
 * Evaluates a decision graph in JDM, the engine's format, on `facts`. Answers what its output node says; graph and facts in,
 * result out, nothing else is reached. Throws when the graph cannot be evaluated.
 * Source: https://gorules.io/docs
 */
export async function evaluateGraph(graph: object, facts: object): Promise<unknown> {
  return (await engine.createDecision(Buffer.from(JSON.stringify(graph))).evaluate(facts)).result;
}
