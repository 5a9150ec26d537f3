import { expect, it } from 'vitest'
import { beginActivity, listActivities, SLOT_BYTES, sharedActivity } from './activity.js'

/** The activity that the watchdog would report for the main thread. */
function readSlot(): string {
  const buffer = sharedActivity()
  const [change = 0, length = 0] = new Int32Array(buffer, SLOT_BYTES, 2)
  expect(change % 2).toBe(0)
  return Buffer.from(buffer, SLOT_BYTES + 8, length).toString()
}

it('shows the latest activity that has not ended', () => {
  const endFirst = beginActivity('the first')
  const endSecond = beginActivity('the sécond')
  expect(listActivities()).toEqual(['the first', 'the sécond'])
  expect(readSlot()).toBe('the sécond')
  endSecond()
  expect(readSlot()).toBe('the first')
  endFirst()
  expect(readSlot()).toBe('')
  expect(listActivities()).toEqual([])
})

it('cuts a text that is longer than the slot', () => {
  const end = beginActivity('x'.repeat(2 * SLOT_BYTES))
  expect(readSlot()).toBe('x'.repeat(SLOT_BYTES - 8))
  end()
})
