import { inner } from '@parts/inner'

export default function Outer() {
  return <p>Outer and {inner}</p>
}
