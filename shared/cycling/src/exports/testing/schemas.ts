/**
 * What Garmin's schema of Training Center files, version 2, asks of a course, and Topografix' of GPX 1.1 of a track with
 * waypoints, in our own words: names, order, types and lengths of the elements that the exports may write, no others.
 */
const POSITION = `
  <xs:complexType name="Position"><xs:sequence>
    <xs:element name="LatitudeDegrees"><xs:simpleType><xs:restriction base="xs:double">
      <xs:minInclusive value="-90"/><xs:maxInclusive value="90"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="LongitudeDegrees"><xs:simpleType><xs:restriction base="xs:double">
      <xs:minInclusive value="-180"/><xs:maxExclusive value="180"/></xs:restriction></xs:simpleType></xs:element>
  </xs:sequence></xs:complexType>`;

const ELSEWHERE = `<xs:element name="extensions" minOccurs="0"><xs:complexType><xs:sequence>
  <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>`;

const kinds = (values: string) =>
  `<xs:simpleType><xs:restriction base="xs:token">${values
    .split(', ')
    .map((value) => `<xs:enumeration value="${value}"/>`)
    .join('')}</xs:restriction></xs:simpleType>`;

const shortText = (most: number) =>
  `<xs:simpleType><xs:restriction base="xs:token"><xs:minLength value="1"/><xs:maxLength value="${most}"/></xs:restriction></xs:simpleType>`;

export const TCX_COURSE_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"
  targetNamespace="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  ${POSITION}
  <xs:complexType name="Trackpoint"><xs:sequence>
    <xs:element name="Time" type="xs:dateTime"/>
    <xs:element name="Position" type="Position" minOccurs="0"/>
    <xs:element name="AltitudeMeters" type="xs:double" minOccurs="0"/>
    <xs:element name="DistanceMeters" type="xs:double" minOccurs="0"/>
    ${ELSEWHERE.replace('"extensions"', '"Extensions"')}
  </xs:sequence></xs:complexType>
  <xs:complexType name="Lap"><xs:sequence>
    <xs:element name="TotalTimeSeconds" type="xs:double"/>
    <xs:element name="DistanceMeters" type="xs:double"/>
    <xs:element name="BeginPosition" type="Position" minOccurs="0"/>
    <xs:element name="EndPosition" type="Position" minOccurs="0"/>
    <xs:element name="Intensity">${kinds('Active, Resting')}</xs:element>
  </xs:sequence></xs:complexType>
  <xs:complexType name="CoursePoint"><xs:sequence>
    <xs:element name="Name">${shortText(10)}</xs:element>
    <xs:element name="Time" type="xs:dateTime"/>
    <xs:element name="Position" type="Position"/>
    <xs:element name="AltitudeMeters" type="xs:double" minOccurs="0"/>
    <xs:element name="PointType">${kinds(
      'Generic, Summit, Valley, Water, Food, Danger, Left, Right, Straight, First Aid, 4th Category, 3rd Category, 2nd Category, 1st Category, Hors Category, Sprint',
    )}</xs:element>
    <xs:element name="Notes" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Course"><xs:sequence>
    <xs:element name="Name">${shortText(15)}</xs:element>
    <xs:element name="Lap" type="Lap" minOccurs="0" maxOccurs="unbounded"/>
    <xs:element name="Track" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="Trackpoint" type="Trackpoint" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Notes" type="xs:string" minOccurs="0"/>
    <xs:element name="CoursePoint" type="CoursePoint" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType>
  <xs:element name="TrainingCenterDatabase"><xs:complexType><xs:sequence>
    <xs:element name="Courses"><xs:complexType><xs:sequence>
      <xs:element name="Course" type="Course" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

export const GPX_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  xmlns="http://www.topografix.com/GPX/1/1" targetNamespace="http://www.topografix.com/GPX/1/1">
  <xs:complexType name="Point"><xs:sequence>
    <xs:element name="ele" type="xs:decimal" minOccurs="0"/>
    <xs:element name="time" type="xs:dateTime" minOccurs="0"/>
    <xs:element name="name" type="xs:string" minOccurs="0"/>
    <xs:element name="desc" type="xs:string" minOccurs="0"/>
    <xs:element name="sym" type="xs:string" minOccurs="0"/>
    <xs:element name="type" type="xs:string" minOccurs="0"/>
    ${ELSEWHERE}
  </xs:sequence>
  <xs:attribute name="lat" use="required"><xs:simpleType><xs:restriction base="xs:decimal">
    <xs:minInclusive value="-90"/><xs:maxInclusive value="90"/></xs:restriction></xs:simpleType></xs:attribute>
  <xs:attribute name="lon" use="required"><xs:simpleType><xs:restriction base="xs:decimal">
    <xs:minInclusive value="-180"/><xs:maxExclusive value="180"/></xs:restriction></xs:simpleType></xs:attribute>
  </xs:complexType>
  <xs:element name="gpx"><xs:complexType><xs:sequence>
    <xs:element name="metadata" minOccurs="0"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string" minOccurs="0"/>
      <xs:element name="time" type="xs:dateTime" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="wpt" type="Point" minOccurs="0" maxOccurs="unbounded"/>
    <xs:element name="trk" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string" minOccurs="0"/>
      <xs:element name="trkseg" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        <xs:element name="trkpt" type="Point" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence>
  <xs:attribute name="version" type="xs:string" use="required" fixed="1.1"/>
  <xs:attribute name="creator" type="xs:string" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`;

/**
 * What the users of Zwift workout files describe, in our own words: the elements that the exports may write, no others.
 * Shares of FTP from 0 to 5, whole seconds from 1 up.
 */
export const ZWO_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="share"><xs:restriction base="xs:decimal">
    <xs:minInclusive value="0"/><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Part"><xs:sequence>
    <xs:element name="textevent" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
      <xs:attribute name="timeoffset" type="xs:nonNegativeInteger" use="required"/>
      <xs:attribute name="message" type="xs:string" use="required"/></xs:complexType></xs:element>
  </xs:sequence>
    <xs:attribute name="Duration" type="xs:positiveInteger" use="required"/>
    <xs:attribute name="Cadence" type="xs:positiveInteger"/>
  </xs:complexType>
  <xs:complexType name="Steady"><xs:complexContent><xs:extension base="Part">
    <xs:attribute name="Power" type="share" use="required"/></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Slope"><xs:complexContent><xs:extension base="Part">
    <xs:attribute name="PowerLow" type="share" use="required"/>
    <xs:attribute name="PowerHigh" type="share" use="required"/></xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Free"><xs:complexContent><xs:extension base="Part">
    <xs:attribute name="FlatRoad" use="required">${kinds('0, 1')}</xs:attribute></xs:extension></xs:complexContent></xs:complexType>
  <xs:element name="workout_file"><xs:complexType><xs:sequence>
    <xs:element name="author" type="xs:string"/>
    <xs:element name="name" type="xs:string"/>
    <xs:element name="description" type="xs:string"/>
    <xs:element name="sportType">${kinds('bike, run')}</xs:element>
    <xs:element name="tags"/>
    <xs:element name="workout"><xs:complexType><xs:choice maxOccurs="unbounded">
      <xs:element name="Warmup" type="Slope"/><xs:element name="Cooldown" type="Slope"/><xs:element name="Ramp" type="Slope"/>
      <xs:element name="SteadyState" type="Steady"/><xs:element name="FreeRide" type="Free"/>
    </xs:choice></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;
