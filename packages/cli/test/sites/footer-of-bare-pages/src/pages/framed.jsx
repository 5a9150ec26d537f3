import { Frame } from '../components/Frame'

export default function Framed() {
  return (
    <Frame>
      <h1>Framed</h1>
    </Frame>
  )
}
