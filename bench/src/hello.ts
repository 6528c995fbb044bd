import Fastify from 'fastify'

// The least a Fastify can do, to measure page renders against.
const app = Fastify()
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ host: 'localhost', port: Number(process.env.PORT) })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
