import { useState } from 'react'

export default function Toggle() {
  const [isOn] = useState(false)
  return <p>{isOn ? 'on' : 'off'}</p>
}
