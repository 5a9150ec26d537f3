'use client'
import { useId, useState } from 'react'
import { CountLabel } from './CountLabel.js'

export const FIRST = 3

export function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start)
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>Add</label>
      <button id={id} type="button" className="counter" onClick={() => setCount(count + 1)}>
        <CountLabel count={count} />
      </button>
    </p>
  )
}
