/** Size in bytes of the slot in which a thread describes its current activity. */
export const SLOT_BYTES = 512
/** Number of slots. If there are more threads, the last slot is shared. */
const SLOTS = 64

// This thread's activities, the latest last.
const running = new Map<number, string>()
let count = 0

// Shared by all threads: the number of used slots, a number on which the watchdog waits, and then the slots.
let shared = new Int32Array(new SharedArrayBuffer((SLOTS + 1) * SLOT_BYTES))
let slot = 0
const encoder = new TextEncoder()

/** Records the start of an activity that may take too long, and returns a function that records its end. */
export function beginActivity(activity: string): () => void {
  count += 1
  const id = count
  running.set(id, activity)
  publish(activity)
  return () => {
    running.delete(id)
    publish([...running.values()].at(-1) ?? '')
  }
}

/** Activities of this thread that have not ended. */
export function listActivities(): readonly string[] {
  return [...running.values()]
}

/** The memory in which threads report their activity to the watchdog. */
export function sharedActivity(): SharedArrayBuffer {
  // Created as a `SharedArrayBuffer` above or in another thread.
  return shared.buffer as SharedArrayBuffer
}

/** Lets this thread report its activity to another thread's watchdog. */
export function joinActivity(buffer: SharedArrayBuffer): void {
  shared = new Int32Array(buffer)
  slot = Math.min(Atomics.add(shared, 0, 1) + 1, SLOTS - 1)
}

/**
 * Writes the current activity to the slot of this thread: a number that is odd during a change and increases with each,
 * the length of the text in bytes, and the text.
 */
function publish(activity: string): void {
  const start = (slot + 1) * (SLOT_BYTES / 4)
  const bytes = new Uint8Array(shared.buffer, (start + 2) * 4, SLOT_BYTES - 8)
  Atomics.add(shared, start, 1)
  Atomics.store(shared, start + 1, activity === '' ? 0 : encoder.encodeInto(activity, bytes).written)
  Atomics.add(shared, start, 1)
}
