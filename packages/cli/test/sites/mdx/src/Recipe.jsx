'use client'
import CodeBlock from '@theme/CodeBlock'
import { useState } from 'react'

export default function Recipe() {
  const [count, setCount] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Recipe {count}
      </button>
      <CodeBlock language="js">let fixed = 1</CodeBlock>
      <CodeBlock language="js">{`let count = ${count}`}</CodeBlock>
      {count > 2 && <CodeBlock language="js">let late</CodeBlock>}
    </>
  )
}
