'use client'

export function CountLabel({ count }: { readonly count: number }) {
  return <b>Count {count}</b>
}
