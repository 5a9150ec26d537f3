import type { ReactNode } from 'react'

export default function Card({ title, children = 'nothing' }: { title: string; children?: ReactNode }) {
  return (
    <section className="own-card">
      <b>{title}</b>
      {children}
    </section>
  )
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="own-row">
      {label}: {children}
    </span>
  )
}
