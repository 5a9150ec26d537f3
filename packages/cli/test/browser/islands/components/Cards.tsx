import { Fragile } from './Fragile.js'

export function Cards() {
  return <Fragile />
}
