'use client'
import { type ReactNode, useState } from 'react'

export function Panel({ title, children }: { title: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && <div>{children}</div>}
    </section>
  )
}

export function Frame({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Framed {count}
      </button>
      {children}
    </section>
  )
}

export function Mark({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <span>
      <button type="button" onClick={() => setCount(count + 1)}>
        Marked {count}
      </button>{' '}
      {children}
    </span>
  )
}
