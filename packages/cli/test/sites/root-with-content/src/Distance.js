import { useContext, useId, useState } from 'react'
import { Units } from './units'

export default function Distance({ start }) {
  const { format } = useContext(Units)
  const [distance, setDistance] = useState(start)
  const id = useId()
  return (
    <p className="distance">
      <label htmlFor={id}>Distance</label>
      <button type="button" id={id} onClick={() => setDistance(distance + 1)}>
        {format(distance)}
      </button>
    </p>
  )
}
