import Layout from '@theme/Layout'
import { useState } from 'react'

export default function Counter() {
  const [count] = useState(3)
  return <Layout title="Counter" wrapperClassName="own-counted">Count: {count}</Layout>
}
