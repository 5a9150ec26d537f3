import { expect, it } from 'vitest'
import { createSectionCollector } from './create-section-collector.js'

it('assigns text to the preceding heading, with words separated and white space collapsed', () => {
  const collector = createSectionCollector()
  collector.add(' before\n')
  collector.open({ id: 'one', title: 'One', level: 2 })
  collector.add('a')
  collector.add('b')
  collector.separate()
  collector.add('c\n d')
  expect(collector.sections()).toEqual([
    { id: '', title: '', level: 1, text: 'before' },
    { id: 'one', title: 'One', level: 2, text: 'ab c d' },
  ])
})
