/**
 * The engine's settings. No parallel workers and no just-in-time compilation: steadier answers, and no need of shared
 * memory files in a container. fsync and synchronous_commit stay on: acknowledged commits survive a crash.
 */
export const engineSettings: Record<string, string> = {
  timezone: 'Asia/Ho_Chi_Minh',
  shared_buffers: '256MB',
  max_connections: '80',
  jit: 'off',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  max_wal_size: '2GB',
  min_wal_size: '1GB',
  checkpoint_timeout: '15min',
  log_checkpoints: 'off',
  // an error without the row it is about: rows hold names and phones
  log_error_verbosity: 'terse',
}
