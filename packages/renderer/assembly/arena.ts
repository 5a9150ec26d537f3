const PAGE_BITS: usize = 16

let start: usize = 0
let top: usize = 0

/** Reserves bytes until `emptyArena`. All objects of the kernel precede the arena. */
export function allocate(bytes: usize): usize {
  if (start === 0) {
    start = heap.alloc(0)
    top = start
  }
  const address = top
  top = (address + bytes + 7) & ~7
  const size = (<usize>memory.size()) << PAGE_BITS
  if (top > size) {
    // At least doubles it: each growth gives JavaScript another buffer.
    const more = max(top - size, size)
    if (memory.grow(<i32>((more + (1 << PAGE_BITS) - 1) >> PAGE_BITS)) < 0) unreachable()
  }
  return address
}

/** Releases everything; the memory stays allocated for later use. */
export function emptyArena(): void {
  top = start
}
