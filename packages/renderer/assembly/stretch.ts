import { allocate } from './arena'

const LEAST: usize = 4096

/** A piece of the arena that grows: twice as long each time. What it has outgrown is lost until the arena is emptied: as much again at most. */
@unmanaged
export class Stretch {
  /** Where it begins: elsewhere after each growth. */
  address: usize = 0
  private capacity: usize = 0

  /** Makes it at least so many bytes long; the first `kept` stay. */
  @inline
  reach(bytes: usize, kept: usize): void {
    if (bytes > this.capacity) this.enlarge(bytes, kept)
  }

  /** Nothing is left, not even its place. */
  forget(): void {
    this.address = 0
    this.capacity = 0
  }

  private enlarge(bytes: usize, kept: usize): void {
    let capacity = max(this.capacity, LEAST)
    while (capacity < bytes) capacity <<= 1
    const address = allocate(capacity)
    memory.copy(address, this.address, kept)
    this.address = address
    this.capacity = capacity
  }
}
