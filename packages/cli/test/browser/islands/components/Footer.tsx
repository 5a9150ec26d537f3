import { Counter, FIRST } from './Counter.js'
import { Greeting } from './Greeting.js'

export function Footer() {
  return (
    <footer>
      <Counter start={FIRST} />
      <Greeting />
    </footer>
  )
}
