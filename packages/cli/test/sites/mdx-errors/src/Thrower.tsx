export function Thrower({ why }: { why: string }): never {
  throw new Error(`thrown ${why}`)
}

export function Outer({ children }: { children: unknown }) {
  return <section>{children as never}</section>
}

export function Endless() {
  return <Endless />
}
