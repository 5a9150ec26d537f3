'use client'
import { useState } from 'react'

export function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('the vase fell')
  return (
    <button type="button" className="fragile" onClick={() => setBroken(true)}>
      Push
    </button>
  )
}
