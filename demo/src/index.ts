export { type DemoWorld, loadDemoWorld } from './load.ts'
export { demoPhones } from './people/load-members.ts'
export { pictureFor } from './pictures/routes.ts'
