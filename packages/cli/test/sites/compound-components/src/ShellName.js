import { useShell } from './Shells'

export default function ShellName() {
  return <b>{useShell().shell}</b>
}
