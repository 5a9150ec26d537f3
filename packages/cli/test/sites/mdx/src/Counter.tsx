'use client'
import { useState } from 'react'
import { useIsBrowser } from './in-browser.js'

export default function Counter({ start, labels, children }: { start: number; labels: { more: string }; children: string }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" style={count > 4 ? { color: 'rgb(0, 90, 0)' } : { fontStyle: 'italic' }} onClick={() => setCount(count + 1)}>
      {children} {count} {labels.more}
    </button>
  )
}

export function Shout({ word }: { word: string }) {
  return <b>{useIsBrowser() ? word.toUpperCase() : word}</b>
}
