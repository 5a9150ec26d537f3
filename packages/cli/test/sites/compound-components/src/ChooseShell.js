import { useShell } from './Shells'
import Choose from './Choose'

export default function ChooseShell({ children }) {
  return <Choose name={useShell().shell}>{children}</Choose>
}
