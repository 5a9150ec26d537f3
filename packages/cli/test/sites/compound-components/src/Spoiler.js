import { useState } from 'react'

export default function Spoiler({ children }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Answer
      </button>
      {isOpen && children}
    </div>
  )
}
