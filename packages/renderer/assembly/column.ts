import { allocate } from './arena'

/** A row of 32-bit numbers that grows. What it has outgrown is lost until the arena is emptied: as much again at most. */
@unmanaged
export class Column {
  length: i32 = 0
  private capacity: i32 = 0
  private start: usize = 0

  /** The number at `index`, which has to be below `length`. */
  get(index: i32): i32 {
    return load<i32>(this.start + ((<usize>index) << 2))
  }

  set(index: i32, value: i32): void {
    store<i32>(this.start + ((<usize>index) << 2), value)
  }

  add(index: i32, value: i32): void {
    const place = this.start + ((<usize>index) << 2)
    store<i32>(place, load<i32>(place) + value)
  }

  push(value: i32): void {
    if (this.length === this.capacity) this.enlarge(this.length + 1)
    store<i32>(this.start + ((<usize>this.length) << 2), value)
    this.length++
  }

  /** Makes it `length` long, with `value` wherever it was shorter. */
  fill(length: i32, value: i32): void {
    if (length > this.capacity) this.enlarge(length)
    for (let index = this.length; index < length; index++) this.set(index, value)
    if (length > this.length) this.length = length
  }

  /** Nothing is left, not even its place. */
  forget(): void {
    this.length = 0
    this.capacity = 0
    this.start = 0
  }

  /** Where its numbers lie. */
  get address(): usize {
    return this.start
  }

  private enlarge(length: i32): void {
    let capacity = max(this.capacity, 256)
    while (capacity < length) capacity <<= 1
    const start = allocate((<usize>capacity) << 2)
    memory.copy(start, this.start, (<usize>this.length) << 2)
    this.start = start
    this.capacity = capacity
  }
}
