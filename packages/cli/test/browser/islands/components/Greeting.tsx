'use client'
import { useEffect, useState } from 'react'

export const hydrate = 'visible'

export function Greeting() {
  const [name, setName] = useState('')
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <form className={isAlive ? 'greeting is-alive' : 'greeting'} onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Your name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name === '' ? 'Nobody' : `Hello ${name}`}</output>
    </form>
  )
}
