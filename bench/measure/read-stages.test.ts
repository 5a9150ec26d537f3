import { expect, it } from 'vitest'
import { readStages } from './read-stages.mjs'

it('reads the stages of a report in their order', () => {
  const report = JSON.stringify({
    version: 1,
    stages: [
      { name: 'read', ms: 3 },
      { name: 'compile', ms: 5.5 },
    ],
  })
  expect(Object.entries(readStages(report) ?? {})).toEqual([
    ['read', 3],
    ['compile', 5.5],
  ])
})

it('returns undefined for a report without stages and for other output', () => {
  for (const text of ['', 'done in 3 s', 'null', '{}', '{"stages":{}}', '{"stages":[{"name":"x"}]}']) {
    expect(readStages(text)).toBeUndefined()
  }
})
