import { useContext } from 'react'
import { Units } from './units'

export default function Unit() {
  return <b>{useContext(Units).unit}</b>
}
