import Layout from '@theme/Layout'

export function Frame({ children }) {
  return (
    <Layout title="Framed" noFooter layout="column">
      {children}
    </Layout>
  )
}
