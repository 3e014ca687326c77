import { readXml } from './read-back.ts';

type Place = { LatitudeDegrees: string; LongitudeDegrees: string };
type Trackpoint = {
  Time: string;
  Position: Place;
  AltitudeMeters?: string;
  DistanceMeters: string;
  Extensions: { 'ax:TPX': { 'ax:Speed': string; 'ax:Watts': string } };
};
type CoursePoint = { Name: string; Time: string; Position: Place; PointType: string; Notes: string };
type Course = {
  Name: string;
  Lap: Record<string, string>;
  Track: { Trackpoint: Trackpoint[] };
  Notes: string;
  CoursePoint: CoursePoint[];
};
type Waypoint = {
  lat: string;
  lon: string;
  ele?: string;
  time?: string;
  name: string;
  desc: string;
  type: string;
};
type TrackPlace = {
  lat: string;
  lon: string;
  ele?: string;
  time?: string;
  extensions: { 'pwr:PowerInWatts': string };
};
type Gpx = {
  metadata: { name: string; time?: string };
  wpt: Waypoint[];
  trk: { name: string; trkseg: { trkpt: TrackPlace[] } };
};

/** The course of a TCX file, by fast-xml-parser. */
export const tcxOf = (xml: string) =>
  (readXml(xml)['TrainingCenterDatabase'] as { Courses: { Course: Course } }).Courses.Course;

/** A GPX file, by fast-xml-parser. */
export const gpxOf = (xml: string) => readXml(xml)['gpx'] as Gpx;
