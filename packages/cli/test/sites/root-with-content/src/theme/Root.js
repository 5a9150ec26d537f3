import { useMemo } from 'react'
import { Units } from '../units'

export default function Root({ children }) {
  const value = useMemo(() => ({ unit: 'km', format: (distance) => `${distance} km` }), [])
  return (
    <Units.Provider value={value}>
      {children}
      <p className="notice">Distances are approximate.</p>
    </Units.Provider>
  )
}
