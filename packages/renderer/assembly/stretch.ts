import { allocate } from './arena'

const MIN: usize = 4096

/**
 * A growing buffer in the arena: doubles each time. Outgrown memory is lost until the arena is emptied, at most as much
 * again.
 */
@unmanaged
export class Stretch {
  /** Its address, which changes with each growth. */
  address: usize = 0
  private capacity: usize = 0

  /** Ensures a capacity in bytes; the first `kept` are kept. */
  @inline
  reach(bytes: usize, kept: usize): void {
    if (bytes > this.capacity) this.enlarge(bytes, kept)
  }

  /** Drops content and address. */
  forget(): void {
    this.address = 0
    this.capacity = 0
  }

  private enlarge(bytes: usize, kept: usize): void {
    let capacity = max(this.capacity, MIN)
    while (capacity < bytes) capacity <<= 1
    const address = allocate(capacity)
    memory.copy(address, this.address, kept)
    this.address = address
    this.capacity = capacity
  }
}
