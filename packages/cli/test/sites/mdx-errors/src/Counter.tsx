'use client'
export default function Counter({ label, children }: { label?: unknown; children?: unknown }) {
  return <b>{label as never}{children as never}</b>
}
