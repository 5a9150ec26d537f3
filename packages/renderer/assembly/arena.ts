const PAGE_BITS: usize = 16

let start: usize = 0
let top: usize = 0

/** A place for so many bytes, kept until `emptyArena`. Every object of the kernel lies before the first of them. */
export function allocate(bytes: usize): usize {
  if (start === 0) {
    start = heap.alloc(0)
    top = start
  }
  const place = top
  top = (place + bytes + 7) & ~7
  const size = (<usize>memory.size()) << PAGE_BITS
  if (top > size) {
    // At least as much again: each growth gives JavaScript another buffer.
    const more = max(top - size, size)
    if (memory.grow(<i32>((more + (1 << PAGE_BITS) - 1) >> PAGE_BITS)) < 0) unreachable()
  }
  return place
}

/** Takes back all places; the memory stays, so that whatever comes next finds it there. */
export function emptyArena(): void {
  top = start
}
