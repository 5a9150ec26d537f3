'use client'
import Translate, { translate } from '@docusaurus/Translate'
import Heading from '@theme/Heading'
import { useState } from 'react'

export default function Send() {
  const [count, setCount] = useState(0)
  const label = translate({ id: 'form.send', message: 'Send it' })
  return (
    <form>
      {count > 0 && (
        <Heading as="h2" id="sent">
          {label}
        </Heading>
      )}
      <button type="button" title={label.toUpperCase()} onClick={() => setCount(count + 1)}>
        <Translate id="form.count" values={{ count: <b>{count}</b> }}>
          {'Sent {count} times'}
        </Translate>
      </button>
    </form>
  )
}
