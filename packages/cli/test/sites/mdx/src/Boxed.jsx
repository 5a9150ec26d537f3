export default function Boxed({ width, children }) {
  return <div style={{ width: `${width}%`, lineHeight: 2 }}>{children}</div>
}
