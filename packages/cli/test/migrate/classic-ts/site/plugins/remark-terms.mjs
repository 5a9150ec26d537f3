export default () => () => {}
