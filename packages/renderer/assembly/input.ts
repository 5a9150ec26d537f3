import { allocate } from './arena'

/** A place for the text that comes in, in UTF-16 units. */
@unmanaged
class Input {
  address: usize = 0
  private capacity: i32 = 0

  forget(): void {
    this.address = 0
    this.capacity = 0
  }

  /** Gives the place for a text of so many bytes; what lay there before is gone. */
  reserve(bytes: i32): usize {
    if (bytes > this.capacity) {
      let capacity = max(this.capacity, 1 << 14)
      while (capacity < bytes) capacity <<= 1
      this.address = allocate(capacity)
      this.capacity = capacity
    }
    return this.address
  }
}

export const input = new Input()

export function reserveInput(bytes: i32): usize {
  return input.reserve(bytes)
}
