"""The parts of the scene: the map, the boards, the dashboards, and rules text written from verbs."""
