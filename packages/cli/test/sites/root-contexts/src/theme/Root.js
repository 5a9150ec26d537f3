import Head from '@docusaurus/Head'
import { useMemo } from 'react'
import { Units } from '../units'

export default function Root({ children }) {
  const value = useMemo(() => ({ unit: 'km', format: (distance) => `${distance} km` }), [])
  return (
    <Units.Provider value={value}>
      <Head>
        <meta name="unit" content="km" />
      </Head>
      {children}
    </Units.Provider>
  )
}
