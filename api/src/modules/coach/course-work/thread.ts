import { parentPort } from 'node:worker_threads';
import { doCourseJob, type CourseJob } from '@breakaway/coach/course-work';

/** The thread of its own in which work on a course is done: a job comes in as a message, its result goes out as one. */
parentPort!.on('message', (job: CourseJob) => parentPort!.postMessage(doCourseJob(job)));
