import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedStages } from './closed-stages.ts';
import { decisionKinds, eventsIn, nextStage, stageEvents, stages } from './stages.ts';

test('every stage is reached from the first, and every open one leads to an end', () => {
  const reached = new Set<string>(['in-progress']);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const stage of stages)
      if (reached.has(stage))
        for (const event of eventsIn(stage)) reached.add(nextStage(stage, event) ?? stage);
  }
  assert.deepEqual([...reached].sort(), [...stages].sort());
  for (const stage of stages.filter((one) => !closedStages.includes(one)))
    assert.ok(eventsIn(stage).includes('withdraw'), stage);
});

test('nothing moves an application that is over', () => {
  assert.equal(closedStages.length, 3);
  for (const stage of closedStages) assert.deepEqual(eventsIn(stage), []);
});

test('any walk of a thousand random events stays among the stages, and never moves out of an end', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let ended = 0;
  for (let walk = 0; walk < 200; walk++) {
    let stage: (typeof stages)[number] = 'in-progress';
    for (let step = 0; step < 1000; step++) {
      const next = nextStage(stage, stageEvents[random(stageEvents.length)] ?? 'begin');
      if (closedStages.includes(stage)) assert.equal(next, null);
      if (next) assert.ok(stages.includes(next));
      stage = next ?? stage;
    }
    if (closedStages.includes(stage)) ended++;
  }
  assert.equal(ended, 200);
});

test('an application that lacks something is never approved straight from the applicant’s hands', () => {
  assert.equal(nextStage('in-progress', 'approve'), null);
  for (const kind of decisionKinds)
    assert.ok(
      stages.some((stage) => nextStage(stage, kind)),
      kind,
    );
});
