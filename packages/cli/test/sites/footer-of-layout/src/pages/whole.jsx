import Layout from '@theme/Layout'

export default function Whole() {
  return (
    <Layout title="Whole" noFooter={false}>
      <h1>Whole</h1>
    </Layout>
  )
}
