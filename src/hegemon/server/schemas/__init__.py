"""What goes over the wire, as OpenAPI describes it. The browser's types are generated from these models."""
